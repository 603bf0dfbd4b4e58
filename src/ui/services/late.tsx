import { createElement, type FunctionComponent } from 'react';
import { Reading } from './Reading.tsx';
import { useCode } from './use-loading.ts';

/** A component whose code loads when it is first shown. Until then, a spinner or a failure with a retry is in its place. */
export const late =
  <Props extends object>(load: () => Promise<FunctionComponent<Props>>) =>
  (props: Props) => <Reading of={useCode(load)}>{(Loaded) => createElement(Loaded, props)}</Reading>;
