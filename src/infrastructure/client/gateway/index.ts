export { createHttpPaymentGateway } from './http-payment-gateway.ts';
export { createWireGatewayMessages } from './wire-gateway-messages.ts';
