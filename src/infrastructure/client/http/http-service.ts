/** Settings of one of the lender's services. */
export interface HttpService {
  /** Absolute; calls never leave its origin. */
  readonly baseUrl: string;
  /** Sent with every call, such as the API version. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether to echo the XSRF cookie: only for the API's own origin. */
  readonly echoesXsrf: boolean;
  /** Whether a 401 is a regular answer of the service instead of the end of the session. */
  readonly ownsUnauthorized?: boolean;
}
