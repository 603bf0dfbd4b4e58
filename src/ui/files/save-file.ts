/** A file to be kept: its name with its ending, its media type, and its text. */
export interface TextFile {
  readonly name: string;
  readonly type: 'text/csv' | 'text/calendar';
  readonly text: string;
}

/** Spreadsheets read a CSV file without this mark as if it were not Unicode, and break its accents. */
const MARK = '\uFEFF';

/** Long enough for a browser that asks where to keep the file before it reads it. */
const KEPT_MS = 60_000;

/** Lets the browser save a file made on this page. A link with `download` is no navigation, so the content policy allows it. */
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
