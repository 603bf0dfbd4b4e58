import { Parser } from 'htmlparser2';

/** Elements that draw a static picture. None runs scripts, loads, links or animates. */
const elements = new Set(
  'svg g defs title desc symbol use path rect circle ellipse line polyline polygon linearGradient radialGradient stop clipPath mask pattern'.split(
    ' ',
  ),
);

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

const attributeProblem = (name: string, value: string): string | undefined => {
  if (/^on/i.test(name)) return `has ${name}, which runs a script`;
  // The content policy allows no inline style, which some browsers apply to pictures too.
  if (name === 'style') return 'has a style attribute; write fill and the like as attributes of their own';
  const isLink = /(?:^|:)(?:href|src|base)$/i.test(name);
  const isOutside = isLink
    ? !value.startsWith('#')
    : /url\(\s*['"]?(?!#)/i.test(value.replace(/url\(#/gi, ''));
  return isOutside ? `refers by ${name} to something outside itself` : undefined;
};

/**
 * Why an SVG must not be served as a logo or an icon; undefined where it is a static, self-contained picture.
 * An allowlist, because browsers have more ways to run and load code than a blocklist can cover.
 */
export const svgProblem = (source: string): string | undefined => {
  const found: string[] = [];
  let isFirst = true;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (isFirst && (name !== 'svg' || attributes['xmlns'] !== SVG_NAMESPACE))
          found.push(`must be an svg element with xmlns="${SVG_NAMESPACE}"`);
        isFirst = false;
        if (!elements.has(name)) found.push(`has <${name.slice(0, 40)}>, which a picture here may not have`);
        for (const [attribute, value] of Object.entries(attributes)) {
          const problem = attributeProblem(attribute, value);
          if (problem !== undefined) found.push(problem);
        }
      },
      onprocessinginstruction: (name) => {
        if (name !== '?xml')
          found.push('has a document type or an instruction, which a picture here may not have');
      },
      oncdatastart: () => found.push('has a CDATA section, which a picture here may not have'),
    },
    { xmlMode: true },
  );
  parser.end(source);
  return isFirst ? 'is no SVG' : found[0];
};
