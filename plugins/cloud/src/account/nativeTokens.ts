/** What the services call the own coin of a namespace's networks, which has no address. */
export const nativeTokens: Readonly<Record<string, string>> = {
  eip155: "0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee",
  solana: "So11111111111111111111111111111111111111111"
}
