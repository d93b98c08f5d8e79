import type { APIRoute } from "astro"
import { pageTexts } from "../twins/pageTexts.ts"

/** A twin for each page of the guide. */
export const getStaticPaths = async () => {
  const pages = await pageTexts()
  return pages.map(({ path, text }) => ({ params: { path }, props: { text } }))
}

/** The Markdown twin of a page. */
export const GET: APIRoute<{ readonly text: string }> = ({ props }) => new Response(props.text)
