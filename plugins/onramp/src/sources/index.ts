export { coinbaseOnramp } from "./coinbaseOnramp.ts"
export type { CoinbaseOnrampOptions, CoinbaseSession } from "./CoinbaseOnrampOptions.ts"
export { meld, type MeldOptions } from "./meld.ts"
