import type { SolanaProvider } from "@latchkey/solana"
import { kit } from "./kit.ts"

const provider = kit.getProvider("solana") as SolanaProvider
const accounts = await provider.request({ method: "solana_getAccounts" })

console.log(accounts)
