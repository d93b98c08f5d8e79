import { library } from "../../tsup.base.ts"

export default library(import.meta.dirname, {
  client: ["src/react/index.ts", "src/react/buttons.ts", "src/react/element.ts"]
})
