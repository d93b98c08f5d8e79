export { coinbaseOnramp, type CoinbaseOnrampOptions, type CoinbaseSession } from "./coinbaseOnramp.ts"
export { meld, type MeldOptions } from "./meld.ts"
