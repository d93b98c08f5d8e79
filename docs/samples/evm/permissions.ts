import { kit } from "../quick-start/kit"

// The visitor chooses again which accounts this site sees.
const permissions = await kit.evm.requestPermissions()
const accounts = permissions.find(({ parentCapability }) => parentCapability === "eth_accounts")?.accounts

console.log(accounts)
await kit.evm.revokePermissions()
