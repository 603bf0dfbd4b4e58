/** Reads a body as text up to so many bytes after decompression; calls `tooLarge`, which throws, beyond that. */
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
