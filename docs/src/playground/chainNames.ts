/** What the test wallets call the chains they know. */
export const chainNames: Readonly<Record<number, string>> = {
  1: "Ethereum",
  8453: "Base",
  137: "Polygon",
  10: "OP Mainnet"
}
