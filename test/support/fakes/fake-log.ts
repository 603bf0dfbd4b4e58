import type { Log, LogFields } from '@member-portal/application/ports';
import type { LogLevel } from '@member-portal/domain/telemetry';

export interface FakeLog extends Log {
  readonly entries: readonly {
    readonly level: LogLevel;
    readonly message: string;
    readonly fields: LogFields | undefined;
  }[];
}

export const fakeLog = (): FakeLog => {
  const entries: { level: LogLevel; message: string; fields: LogFields | undefined }[] = [];
  return {
    entries,
    write: (level, message, fields) => {
      entries.push({ level, message, fields });
    },
  };
};
