/** Reads a body as text up to a limit in bytes after decompression; beyond that, calls `tooLarge`, which throws. */
export const readBounded = async (
  response: Response,
  limit: number,
  tooLarge: () => never,
): Promise<string> => {
  const reader = response.body?.getReader();
  if (!reader) return '';
  const decoder = new TextDecoder();
  let read = 0;
  let text = '';
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    read += next.value.byteLength;
    if (read > limit) {
      await reader.cancel().catch(() => undefined);
      tooLarge();
    }
    text += decoder.decode(next.value, { stream: true });
  }
  return text + decoder.decode();
};

const DEEPEST = 100;

/** Whether JSON nests deeper than any answer of the contract; processing it could take gigabytes of memory. */
export const nestsTooDeep = (text: string): boolean => {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isInText && character === '\\') at += 1;
    else if (character === '"') isInText = !isInText;
    else if (isInText) continue;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
};

const LARGEST_TEXT = 1024 * 1024;

/** Fetches a text of at most 1 MiB from an inbox or a clock. Never throws; `status` is missing where nothing answers. */
export const fetchText = async (
  url: string,
  deadline: number,
  init: RequestInit = {},
): Promise<{ readonly ok: boolean; readonly status?: number; readonly text: string }> => {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(deadline) });
    const text = await readBounded(response, LARGEST_TEXT, () => {
      throw new RangeError('too large');
    });
    return { ok: response.ok, status: response.status, text };
  } catch {
    return { ok: false, text: '' };
  }
};
