export type { PromiseCapability } from "./promise/PromiseCapability.ts"
export type { EffectTools } from "./promise/EffectTools.ts"
export { promiseHistory, type PromiseHistory } from "./promise/promiseHistory.ts"
export { promiseNames, type PromiseNameReader, type PromiseNames } from "./promise/promiseNames.ts"
export { promiseNfts, type PromiseNftReader, type PromiseNfts } from "./promise/promiseNfts.ts"
export { promisePrices, type PromisePrices } from "./promise/promisePrices.ts"
export { promiseTokenBalances, type PromiseTokenBalances } from "./promise/promiseTokenBalances.ts"
export {
  promiseExchangeSource,
  type PromiseExchangeSourceDeclaration
} from "./promise/promiseExchangeSource.ts"
export type { PromiseExchangePayment, PromiseExchangeSource } from "./promise/toExchangeSource.ts"
export { promiseOnrampSource, type PromiseOnrampSourceDeclaration } from "./promise/promiseOnrampSource.ts"
export type { PromiseOnrampOrder, PromiseOnrampPlace, PromiseOnrampSource } from "./promise/toOnrampSource.ts"
export type { PromiseJson } from "./promise/PromiseJson.ts"
export { promiseSwapSource, type PromiseSwapSourceDeclaration } from "./promise/promiseSwapSource.ts"
export type {
  PromiseContractReads,
  PromiseSwapOffer,
  PromiseSwapPlace,
  PromiseSwapSource
} from "./promise/toSwapSource.ts"
export type { ResolvedName, NameQuery } from "./capability/NameResolution.ts"
export type { TokenPrice } from "./capability/Prices.ts"
export type { BuiltSwap, SwapContracts } from "./contract/SwapSource.ts"
export type { OnrampPurchase } from "./contract/OnrampSource.ts"
export type { ExchangeStatus } from "./contract/ExchangeSource.ts"
export type { JsonRequest } from "./http/JsonRequest.ts"
export { CapabilityFailedError } from "./capability/answerErrors.ts"
export { CapabilityMissingError } from "./capability/errors.ts"
export { SwapAmountError, SwapProviderError } from "./contract/errors.ts"
export { OnrampProviderError } from "./contract/onrampErrors.ts"
export { ExchangeFailedError } from "./contract/exchangeErrors.ts"
export { NameFailedError, NameInvalidError } from "./contract/nameErrors.ts"
