import { kit } from "./kit"

const provider = kit.getProvider("solana")
const accounts = await provider?.request({ method: "solana_getAccounts" })

console.log(accounts)
