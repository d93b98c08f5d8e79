import { checkManifest } from "@latchkey/safe/manifest"

const { problems } = await checkManifest("https://tea.example")
if (problems.length > 0) throw new Error(`A Safe would not list this site: ${problems.join(", ")}`)
