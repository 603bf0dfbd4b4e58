import fc from 'fast-check';

const piece = fc.constantFrom(
  ...['<p ', '<a ', 'style', '=', '"', "'", '`', '/', '>', '<', ' ', 'on', 'click', '<style>', '</style>'],
  ...[
    '<svg>',
    '</svg>',
    '<math>',
    '<mtext>',
    '<mglyph>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<textarea>',
    '<title>',
  ],
  ...[
    'onclick=x',
    'style=color:red',
    '<template>',
    '<plaintext>',
    '<script>',
    '</script>',
    '<select>',
    '<option>',
  ],
  ...[
    '<noscript>',
    '<iframe srcdoc="',
    '<form id=x><input name=attributes>',
    '<img src=x onerror=x>',
    '<base href=x>',
  ],
  ...[
    '<table>',
    '<tr>',
    '<td>',
    '</table>',
    '<b>',
    '<p>',
    '</p>',
    '<li>',
    '</br>',
    '<h2 id=location>',
    'Fees apply',
  ],
  ...[
    '<a href="',
    'javascript:x',
    '&quot;',
    '&lt;',
    '&#60;b&#62;',
    '&amp',
    '\0',
    '\u2028',
    '<body onload=x>',
    '<x-y>',
  ],
);

/** Markup that tries to get an element, an attribute or an address past whoever reads it. */
export const hostileMarkup: fc.Arbitrary<string> = fc
  .array(piece, { maxLength: 30 })
  .map((pieces) => pieces.join(''));
