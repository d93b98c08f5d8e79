import { kit } from "../quick-start/kit"

const stop = kit.subscribe(() => {
  const { account, network, connection, navigation } = kit.getSnapshot()
  const { status, address } = account["eip155"] ?? {}
  const { caipNetwork } = network.byNamespace["eip155"] ?? {}
  console.log(status, address, caipNetwork?.name, connection.connectors.length, navigation.open)
})

stop()
