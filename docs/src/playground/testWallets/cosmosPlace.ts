/** Where the Cosmos test wallet is, and how the kit finds it. */
export const cosmosPlace = {
  id: "comet",
  name: "Comet",
  global: "latchkeyComet",
  accountsEvent: "latchkeyComet_keystorechange"
} as const
