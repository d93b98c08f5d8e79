import { names } from "@latchkey/names/react"

// Each learns which name a visitor asks for.
export const withGateways = names({ gateways: ["https://api.basename.app", "https://api.coinbase.com"] })
