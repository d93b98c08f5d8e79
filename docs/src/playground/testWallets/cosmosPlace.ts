/** Where the Cosmos test wallet is, and what the kit is told of it. */
export const cosmosPlace = {
  id: "comet",
  name: "Comet",
  global: "latchkeyComet",
  accountsEvent: "latchkeyComet_keystorechange"
} as const
