/** A token that the stack deploys. */
export interface TokenDeclaration {
  readonly contract: "TestToken" | "SilentToken"
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** What each holder gets, in base units. */
  readonly amountEach: bigint
}

/** The tokens of every chain, by the name they have in the state file. */
export const tokens = {
  usdc: {
    contract: "TestToken",
    name: "USD Coin",
    symbol: "USDC",
    decimals: 6,
    amountEach: 10_000n * 10n ** 6n
  },
  dai: {
    contract: "TestToken",
    name: "Dai Stablecoin",
    symbol: "DAI",
    decimals: 18,
    amountEach: 10_000n * 10n ** 18n
  },
  usdt: {
    contract: "SilentToken",
    name: "Tether USD",
    symbol: "USDT",
    decimals: 6,
    amountEach: 10_000n * 10n ** 6n
  }
} as const satisfies Record<string, TokenDeclaration>

export type TokenName = keyof typeof tokens

/** The first three accounts of the usual test phrase, which hold the tokens. */
export const holders = [
  "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
  "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
  "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC"
] as const

/** Who deploys the exchange and owns what its pairs hold: "Latchkey Makers" in ASCII. */
export const maker = "0x4c617463686b6579204d616b6572730000000000"

/** How many times what a holder gets the maker has of each token. */
export const MAKER_SHARES = 100

/** Where clients look for the multicall contract on every chain. */
export const multicall3Address = "0xcA11bde05977b3631167028862bE2a173976CA11"
