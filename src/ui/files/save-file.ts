/** A file to save: its name with its extension, its media type, and its text. */
export interface TextFile {
  readonly name: string;
  readonly type: 'text/csv' | 'text/calendar';
  readonly text: string;
}

/** Byte order mark: without it, spreadsheets do not read a CSV file as Unicode, and garble accents. */
const MARK = '\uFEFF';

/** Time for browsers that ask where to save the file before they read it. */
const KEPT_MS = 60_000;

/** Makes the browser save a generated file. A link with `download` is not a navigation, so the content policy allows it. */
export const saveFile = ({ name, type, text }: TextFile): void => {
  const blob = new Blob([type === 'text/csv' ? MARK + text : text], { type: `${type};charset=utf-8` });
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.hidden = true;
  // Some browsers follow only links that are part of the page.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
};
