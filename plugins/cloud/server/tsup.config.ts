import { library } from "../../../tsup.base.ts"

export default {
  ...library(import.meta.dirname),
  platform: "node",
  // Node's SQLite has no name without the prefix.
  removeNodeProtocol: false
}
