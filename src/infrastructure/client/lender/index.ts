export type { Lender } from './lender.ts';
export { lenderPorts } from './lender-ports.ts';
export { apiService, authService, gatewayService, versionedApiService } from './lender-services.ts';
