import type { APIRoute } from "astro"
import { pageTexts } from "../twins/pageTexts.ts"

const base = import.meta.env.BASE_URL.replace(/\/*$/, "/")

/** What there is to read, for programs that read before they write. */
export const GET: APIRoute = async () => {
  const pages = await pageTexts()
  const lines = pages.map(({ path, title, description }) => `- [${title}](${base}${path}.md): ${description}`)
  return new Response(
    `# Latchkey\n\n> A wallet-connection modal and dashboard for web pages. MIT.\n\n## Pages\n\n${lines.join("\n")}\n`
  )
}
