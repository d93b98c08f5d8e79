import "@latchkey/react/element"

export {
  browserStorage,
  cookieStorage,
  createKit,
  formatAmount,
  isKitError,
  memoryStorage,
  parseAmount,
  parseCaipAddress,
  parseCaipNetworkId
} from "@latchkey/core"
export { attachModal } from "@latchkey/react/element"
