/** How a thing carries itself in a scene. */
export type Bearing = 'stands' | 'flies' | 'lies' | 'is cut off' | 'is a head'

const set = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/u))

const FLYING = set(`airplane airplane-arrival airplane-departure small-airplane helicopter rocket satellite flying-disc
  balloon kite parachute bat butterfly dove eagle honeybee mosquito phoenix-bird wing feather
  sun sun-with-face sun-behind-cloud sun-behind-large-cloud sun-behind-small-cloud sun-behind-rain-cloud cloud
  cloud-with-lightning cloud-with-lightning-and-rain cloud-with-rain cloud-with-snow rainbow snowflake star glowing-star
  shooting-star sparkles sparkle dizzy comet ringed-planet crescent-moon full-moon full-moon-face new-moon new-moon-face
  first-quarter-moon first-quarter-moon-face last-quarter-moon last-quarter-moon-face waning-crescent-moon
  waning-gibbous-moon waxing-crescent-moon waxing-gibbous-moon globe-showing-americas globe-showing-asia-australia
  globe-showing-europe-africa globe-with-meridians high-voltage cyclone wind-face dashing-away fire droplet
  sweat-droplets bubbles speech-balloon thought-balloon left-speech-bubble right-anger-bubble musical-note musical-notes
  musical-score red-heart pink-heart orange-heart yellow-heart green-heart blue-heart light-blue-heart purple-heart
  two-hearts growing-heart sparkling-heart revolving-hearts heart-with-arrow fireworks collision leaf-fluttering-in-wind fallen-leaf
  maple-leaf flying-saucer plus minus multiply divide heavy-equals-sign red-question-mark white-question-mark
  exclamation-question-mark red-exclamation-mark infinity hundred-points zzz eye eyes waving-hand`)

/** Under water, these keep to the bottom. */
const OF_THE_BOTTOM = set(
  `crab lobster coral spiral-shell oyster shrimp rock anchor gem-stone snail scorpion amphora trident-emblem`,
)

const BUSTS = set(`artist astronaut construction-worker cook detective factory-worker farmer firefighter guard
  health-worker judge mechanic ninja office-worker pilot police-officer prince princess scientist singer student teacher
  technologist pregnant-man pregnant-person pregnant-woman breast-feeding busts-in-silhouette
  bust-in-silhouette people-hugging speaking-head selfie troll`)

const HEADS = set(`man woman person boy girl child old-man old-woman older-person santa-claus mrs-claus mx-claus`)
const HEAD = /^(?:man|woman|person)-(?:bald|beard|wearing-turban|.*-hair)$/u

const PERSON =
  /^(?:man|woman|person)-(?!.*(?:biking|bouncing|cartwheeling|climbing|dancing|golfing|wheelchair|lifting|merpeople|handball|water-polo|rowing|running|standing|surfing|swimming|walking|cane|wrestling|fencing|bed|bath|lotus|kneeling|fairy|levitating|bunny))/u

/** Most things stand; those of the air hang free, those of the sea floor lie there, heads lack their bodies, and people drawn to the chest rise from the picture's lower edge. */
export const bearingOf = (name: string): Bearing => {
  if (FLYING.has(name)) return 'flies'
  if (OF_THE_BOTTOM.has(name)) return 'lies'
  if (HEADS.has(name) || HEAD.test(name)) return 'is a head'
  return BUSTS.has(name) || PERSON.test(name) ? 'is cut off' : 'stands'
}
