import fc from 'fast-check';

const pieces = [
  ...(
    'style = " \' ` / > < on click <style> </style> <svg> </svg> <math> <mtext> <mglyph> <!-- --> <![CDATA[ ]]> ' +
    '<textarea> <title> onclick=x style=color:red <template> <plaintext> <script> </script> <select> <option> ' +
    '<noscript> <table> <tr> <td> </table> <b> <p> </p> <li> </br> javascript:x &quot; &lt; &#60;b&#62; &amp <x-y>'
  ).split(' '),
  ...['<p ', '<a ', '<a href="', '<iframe srcdoc="', '<form id=x><input name=attributes>', '<base href=x>'],
  ...['<img src=x onerror=x>', '<body onload=x>', '<h2 id=location>', 'Fees apply', ' ', '\0', '\u2028'],
];

/** Markup that tries to get an element, an attribute or an address past a sanitiser. */
export const hostileMarkup: fc.Arbitrary<string> = fc
  .array(fc.constantFrom(...pieces), { maxLength: 30 })
  .map((parts) => parts.join(''));
