/** What describes an element, in the words of each element that it names for that. */
export const descriptionOf = (element: HTMLElement): readonly (string | null | undefined)[] =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);
