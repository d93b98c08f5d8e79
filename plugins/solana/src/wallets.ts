export { networkSwitching } from "./capability/networkSwitching.ts"
export { signing } from "./capability/signing.ts"
export { discoverWallets } from "./connectors/discovery.ts"
