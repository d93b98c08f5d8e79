import { cosmos, cosmosHub } from "@latchkey/cosmos"
import { showChain } from "./showChain.tsx"

showChain(cosmos(), cosmosHub)
