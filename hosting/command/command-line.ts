import { parseArgs } from 'node:util';

/** An option of a command; `value` is the name of its value in the help, absent for a flag. */
export type Option = {
  readonly value?: string;
  readonly default?: string;
  readonly meaning: string;
};

/** A command as its help describes it. */
export type Command<Name extends string> = {
  readonly usage: string;
  readonly purpose: string;
  readonly options: Readonly<Record<Name, Option>>;
};

/** The parsed arguments: options by name, and positional words. */
export type Arguments<Name extends string> = {
  readonly text: (name: Name) => string | undefined;
  readonly isSet: (name: Name) => boolean;
  readonly words: readonly string[];
};

/** Refuses positional words that a command does not take. Throws UsageError. */
export const refuseWords = ([word]: readonly string[]): void => {
  if (word !== undefined) throw new UsageError(`“${word}” is no option; options begin with --. Try --help.`);
};

/** A command was used wrongly; the message is one line for the operator. */
export class UsageError extends Error {}

/** The text of `--help`. */
const helpOf = <Name extends string>({ usage, purpose, options }: Command<Name>): string => {
  const rows = [
    ...Object.entries<Option>(options).map(([name, option]) => [
      option.value === undefined ? `--${name}` : `--${name}=<${option.value}>`,
      option.default === undefined ? option.meaning : `${option.meaning} (default ${option.default})`,
    ]),
    ['--help', 'this text'],
  ];
  const width = Math.max(...rows.map(([head = '']) => head.length));
  return [
    `Usage: ${usage}`,
    '',
    purpose,
    '',
    ...rows.map(([head = '', meaning = '']) => `  ${head.padEnd(width)}  ${meaning}`),
    '',
  ].join('\n');
};

/** Reads the arguments of a command; undefined for `--help`, which it answers. Throws UsageError. */
export const readArguments = <Name extends string>(
  command: Command<Name>,
  args: readonly string[],
  say: (text: string) => void,
): Arguments<Name> | undefined => {
  const options = Object.entries<Option>(command.options).map(([name, { value }]) => [
    name,
    { type: value === undefined ? 'boolean' : 'string' } as const,
  ]);
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...Object.fromEntries(options), help: { type: 'boolean' } },
    });
    const given = new Map<string, unknown>(Object.entries(values));
    if (given.get('help') === true) {
      say(helpOf(command));
      return undefined;
    }
    // Such as of a variable that is not set. It is not the default that was meant.
    const empty = Object.entries<Option>(command.options).find(
      ([name, option]) => option.default !== undefined && given.get(name) === '',
    );
    if (empty) throw new Error(`--${empty[0]} is empty`);
    return {
      text: (name) => {
        const value = given.get(name) ?? command.options[name].default;
        return typeof value === 'string' && value !== '' ? value : undefined;
      },
      isSet: (name) => given.get(name) === true,
      words: positionals,
    };
  } catch (error) {
    const message = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new UsageError(`${message}. Try --help.`);
  }
};
