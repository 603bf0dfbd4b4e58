import { type CodeWish, codeRequest, type LoginRequest } from './login-request.ts';

/** The request for a code that verifies a changed e-mail or mobile. No disclosure is shown there, so none is accepted. */
export const contactCodeRequest = (wish: CodeWish): LoginRequest => codeRequest(wish, []);
