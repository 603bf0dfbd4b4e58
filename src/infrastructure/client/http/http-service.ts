/** What distinguishes the lender's services. */
export interface HttpService {
  /** Absolute; calls never leave its origin. */
  readonly baseUrl: string;
  /** Sent with every call, such as the API version. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether the XSRF cookie is echoed: true for the API's own origin only. */
  readonly echoesXsrf: boolean;
  /** Whether a 401 is an answer of the service's, and not the end of the session. */
  readonly ownsUnauthorized?: boolean;
}
