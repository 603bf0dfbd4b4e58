/**
 * Headers about the client that no upstream is sent, whoever set them: hosts describe the client by `X-Forwarded-For`, `-Host` and
 * `-Proto` alone, and a platform that reads one of these would believe what the client says of itself.
 */
export const UNSENT_CALLER_HEADERS = ['Forwarded', 'X-Real-IP', 'X-Forwarded-Port'] as const;
