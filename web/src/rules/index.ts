// What the page needs before anybody opens the rules; the texts themselves are loaded with RulesPage.

export { ruleAnchor, type SectionId } from "./outline";
