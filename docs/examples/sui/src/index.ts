export { sui, type SuiApi, type SuiOptions } from "./sui.ts"
export { suiMainnet, suiTestnet } from "./networks.ts"
