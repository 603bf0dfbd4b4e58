export { createServices, type Provided, provide } from './create-services.ts';
export { defineUseCase, isUseCase, type Resolved, type UseCase, type Uses } from './define-use-case.ts';
export type { Services } from './services.ts';
export { type Token, token } from './token.ts';
