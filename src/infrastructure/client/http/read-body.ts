/** Far above any answer of the contract; larger bodies are rejected. */
const MAXIMUM_BYTES = 8 * 1024 * 1024;

/** The text of a body; undefined if it is larger than any answer of the contract. */
export const readBody = async (response: Response, maximum = MAXIMUM_BYTES): Promise<string | undefined> => {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maximum) {
      await reader.cancel().catch(() => undefined);
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
};
