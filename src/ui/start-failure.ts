export { StartFailure, type StartProblem } from './StartFailure.tsx';
