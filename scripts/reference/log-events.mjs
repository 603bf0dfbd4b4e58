// Reads from the code what the portal and the sandbox write to their logs: every event, its levels, its fields and their values.
import { relative } from 'node:path';
import ts from 'typescript';
import { at, root } from '../lib/paths.mjs';

/**
 * An event with all the files that write it.
 * @typedef {{ name: string, levels: string[], fields: Record<string, string>, from: string[] }} LogEvent Data sent to
 * monitoring besides what its SDK collects: fields of contexts, and timings by their names there.
 * @typedef {{ context: string[], timings: string[] }} Monitored
 * @typedef {{ portal: LogEvent[], sandbox: LogEvent[], analytics: LogEvent[], monitoring: Monitored }} LogCatalogue
 */

/** Matches files that may write to log, monitoring or analytics. */
const TELLS = /\bLog\b|RecordTiming|useTiming|ReportError|setGlobalContextProperty|TrackedEvents/;

/** Same mapping as in `src/domain/telemetry/timing-name.ts`. @param {string} name */
const timingName = (name) => name.replace(/[^A-Za-z0-9\-_.@$]/g, '_');

/** Values of a field, as a dashboard shows them. Any other string is `text`. @param {ts.TypeChecker} checker @param {ts.Type} type */
const valuesOf = (checker, type) => {
  const parts = (type.isUnion() ? type.types : [type]).filter(
    (part) => !(part.flags & ts.TypeFlags.Undefined),
  );
  const texts = parts.map((part) => {
    if (part.isStringLiteral() || part.isNumberLiteral()) return String(part.value);
    const said = checker.typeToString(checker.getBaseTypeOfLiteralType(part));
    return said === 'string' || part.flags & ts.TypeFlags.StringLike ? 'text' : said;
  });
  return [...new Set(texts)].sort().join(', ');
};

/** @param {ts.TypeChecker} checker @param {ts.Type} type @param {ts.Node} node @returns {Record<string, string>} */
const fieldsOf = (checker, type, node) => {
  /** @type {Record<string, Set<string>>} */
  const found = {};
  for (const part of type.isUnion() ? type.types : [type])
    for (const property of part.getProperties()) {
      const values = valuesOf(checker, checker.getTypeOfSymbolAtLocation(property, node));
      found[property.name] = new Set([...(found[property.name] ?? []), ...values.split(', ')]);
    }
  return Object.fromEntries(
    Object.entries(found).map(([name, values]) => [name, [...values].filter(Boolean).sort().join(', ')]),
  );
};

/** @param {LogEvent[]} events @param {LogEvent} event */
const add = (events, event) => {
  const known = events.find(({ name }) => name === event.name);
  if (known === undefined) {
    events.push(event);
    return;
  }
  known.levels = [...new Set([...known.levels, ...event.levels])].sort();
  known.from = [...new Set([...known.from, ...event.from])].sort();
  for (const [name, values] of Object.entries(event.fields))
    known.fields[name] = [...new Set([...(known.fields[name]?.split(', ') ?? []), ...values.split(', ')])]
      .filter(Boolean)
      .sort()
      .join(', ');
};

/** @param {ts.Type} type @returns {string[]} */
const literals = (type) =>
  (type.isUnion() ? type.types : [type]).flatMap((part) => (part.isStringLiteral() ? [part.value] : []));

/** Whether a call is to a port, by the name of the type that declares it. @param {ts.TypeChecker} checker @param {ts.CallExpression} call */
const declaredIn = (checker, call) => {
  const declaration = checker.getResolvedSignature(call)?.getDeclaration();
  const parent = declaration?.parent;
  if (parent !== undefined && ts.isInterfaceDeclaration(parent)) return parent.name.text;
  return parent !== undefined && ts.isTypeAliasDeclaration(parent) ? parent.name.text : undefined;
};

/** @returns {LogCatalogue} */
export const readLogEvents = () => {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const options = {
    ...ts.getParsedCommandLineOfConfigFile(at('tsconfig.json'), {}, host)?.options,
    noEmit: true,
    composite: false,
    incremental: false,
    skipLibCheck: true,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    jsxImportSource: '@emotion/react',
    types: ['node'],
    allowImportingTsExtensions: true,
    customConditions: ['@member-portal/source'],
    rootDir: root,
  };
  const files = [
    ...ts.sys
      .readDirectory(at('src'), ['.ts', '.tsx'], ['**/dist', '**/.types', '**/node_modules'])
      // The checker also loads what these import; other files cannot write anything.
      .filter((file) => TELLS.test(ts.sys.readFile(file) ?? '')),
    at('sandbox', 'http', 'log-entry.ts'),
  ];
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  /** @type {LogCatalogue} */
  const catalogue = { portal: [], sandbox: [], analytics: [], monitoring: { context: [], timings: [] } };
  const { context: contexts, timings } = catalogue.monitoring;
  /** @type {string[]} */
  const unclear = [];

  /** @param {ts.SourceFile} source */
  const look = (source) => {
    const file = relative(root, source.fileName);
    /** @param {ts.CallExpression} call */
    const written = (call) => {
      const [level, message, fields] = call.arguments;
      if (level === undefined || message === undefined) return;
      const names = literals(checker.getTypeAtLocation(message));
      if (names.length === 0) unclear.push(`${file}: ${message.getText()}`);
      for (const name of names)
        add(catalogue.portal, {
          name,
          levels: literals(checker.getTypeAtLocation(level)).sort(),
          fields: fields === undefined ? {} : fieldsOf(checker, checker.getTypeAtLocation(fields), fields),
          from: [file],
        });
    };
    /** @param {ts.Node} node */
    const visit = (node) => {
      if (ts.isCallExpression(node)) {
        const port = declaredIn(checker, node);
        if (port === 'Log' && /(^|\.)write$/.test(node.expression.getText())) written(node);
        const [first, context] = node.arguments;
        const named = first !== undefined && ts.isStringLiteral(first) ? first.text : undefined;
        const callee = node.expression.getText();
        if (named !== undefined && (port === 'RecordTiming' || callee === 'useTiming'))
          timings.push(timingName(named));
        if (named !== undefined && callee.endsWith('.setGlobalContextProperty')) contexts.push(named);
        if (port === 'ReportError' && context !== undefined) {
          contexts.push(...Object.keys(fieldsOf(checker, checker.getTypeAtLocation(context), context)));
          add(catalogue.portal, {
            name: 'unexpected error',
            levels: ['error'],
            fields: fieldsOf(checker, checker.getTypeAtLocation(context), context),
            from: [file],
          });
        }
      }
      if (ts.isTypeAliasDeclaration(node) && node.name.text === 'LogEntry' && file.startsWith('sandbox')) {
        const type = checker.getTypeAtLocation(node);
        for (const part of type.isUnion() ? type.types : [type]) {
          const { event = '', ...fields } = fieldsOf(checker, part, node);
          add(catalogue.sandbox, { name: event, levels: [], fields, from: [file] });
        }
      }
      if (ts.isInterfaceDeclaration(node) && node.name.text === 'TrackedEvents')
        for (const property of checker.getTypeAtLocation(node).getProperties())
          add(catalogue.analytics, {
            name: property.name,
            levels: [],
            fields: fieldsOf(checker, checker.getTypeOfSymbolAtLocation(property, node), node),
            from: [file],
          });
      ts.forEachChild(node, visit);
    };
    visit(source);
  };
  for (const file of files) {
    const source = program.getSourceFile(file);
    if (source !== undefined) look(source);
  }
  if (unclear.length > 0) throw new Error(`Events whose name no type tells:\n${unclear.join('\n')}`);
  for (const events of [catalogue.portal, catalogue.sandbox, catalogue.analytics])
    events.sort((a, b) => (a.name < b.name ? -1 : 1));
  catalogue.monitoring = { context: [...new Set(contexts)].sort(), timings: [...new Set(timings)].sort() };
  return catalogue;
};
