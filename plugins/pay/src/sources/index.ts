export { exchangeApi } from "./exchangeApi.ts"
export type { ExchangeApiOptions } from "./ExchangeApiOptions.ts"
