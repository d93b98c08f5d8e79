import type { Connection, KitCore } from "@latchkey/core"

/** Shows the account of a namespace's current connection, the kit's active one from then on. */
export const showConnection = (kit: KitCore, { caipNetwork }: Connection): void => {
  if (caipNetwork?.unknown === false) kit.requestNetwork({ networkId: caipNetwork.caipNetworkId })
  kit.navigation.reset("Account")
}
