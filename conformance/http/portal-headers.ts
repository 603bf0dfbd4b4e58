const VERSION = { 'x-api-version': 'v2' } as const;

/** The headers beside those of the call itself that the portal sends to a path of the platform. */
export const portalHeaders =
  ({
    appId,
    authApiVersionHeader = false,
  }: {
    readonly appId: string;
    readonly authApiVersionHeader?: boolean | undefined;
  }) =>
  (path: string): Readonly<Record<string, string>> => {
    if (path.startsWith('/api/auth/')) return { 'x-app-id': appId, ...(authApiVersionHeader ? VERSION : {}) };
    return /^\/api\/(disclosure|servicing)\//.test(path) ? VERSION : {};
  };
