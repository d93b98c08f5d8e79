import { kit } from "../quick-start/kit"

const wait = new AbortController()
setTimeout(() => wait.abort(), 60_000)

// Promises reject with a KitError, and the state is as before.
await kit.connect({ connectorId: "com.example.wallet" }, { signal: wait.signal })
await kit.switchNetwork({ networkId: "eip155:8453" })
const signature = await kit.signMessage({ message: "One cup of tea, please." })

// The actions of a plugin are under its id.
const { uri } = await kit.receive.request({ value: 10n ** 15n })

console.log(signature, uri)
await kit.disconnect()
