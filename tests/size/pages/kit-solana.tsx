import { solana, solanaMainnet } from "@latchkey/solana"
import { showChain } from "./showChain.tsx"

showChain(solana(), solanaMainnet)
