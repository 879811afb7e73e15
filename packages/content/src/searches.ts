/** What teachers, trainers and hosts type, and the name of a quiz that they want among the first; nothing where the catalogue has none yet. */
export const SEARCHES = `
fractions class 5 = Adding Fractions
class 5 maths = Decimals
maths class 3 = Days, Months and Seasons
class 8 science = Breathing and Circulation
science grade 6 = Electric Circuits
std 7 history = Ancient China
civics = How Government Works
civics class 10 = Parliament and Elections
gk = India in Ten
gk class 4 = India in Ten
gk questions for class 3 = Things That Go
general knowledge = India in Ten
Mughals = The Mughal Empire
mughal empire class 7 = The Mughal Empire
acids bases = Acids, Bases and Salts
acid base salt = Acids, Bases and Salts
nouns verbs = Word Wizards
nouns = Nouns and Pronouns
verbs class 5 = Verbs and Tenses
tenses = Verbs and Tenses
world war 2 = The Second World War
world war ii = The Second World War
ww2 = The Second World War
WWI = The First World War
first world war = The First World War
cold war = The Cold War
olympics = Olympic Spirit
excel = Spreadsheets for Work
ms excel = Spreadsheets for Work
ice breaker = Team Quiz Night
icebreakers for team = Friday Team Quiz
cybersecurity = Spot the Phishing Mail
phishing = Spot the Phishing Mail
states and capitals = States of India
states of india = States of India
hindi vyakaran = Hindi: Grammar
व्याकरण = Hindi: Grammar
मुहावरे = Hindi: Idioms
vilom shabd = Hindi: Opposites
विलोम = Hindi: Opposites
hindi numbers = Hindi Numbers
hindi class 2 = Hindi Letters and Sounds
food and drink = Food We Eat
mensuration = Perimeter and Area
mensuration class 8 = Volume of Boxes
EVS = Animals of Australia
evs class 3 = Farm Friends
romans = Ancient Rome
ancient rome = Ancient Rome
greece = Ancient Greece
egyptians = Ancient Egypt
pyramids = Ancient Egypt
harappa = The Indus Valley
ashoka = The Mauryas
shivaji = Shivaji
freedom fighters = India's Freedom Struggle
gandhi = India's Freedom Struggle
1857 revolt = The Revolt of 1857
industrial revolution = The Industrial Revolution
constitution = The Constitution of India
fundamental rights = Rights and Duties
parliament = Parliament and Elections
elections = Parliament and Elections
united nations = The United Nations
IPL = Cricket Corner
cricket = Cricket Corner
soccer = Football Rules
football = Football Rules
chess = Chess Moves
kabaddi = Kabaddi
yoga = Yoga Poses
ai = Artificial Intelligence
machine learning = Artificial Intelligence
python = Python First Steps
coding = Code and Computers
scratch = Scratch and Block Coding
computer class 6 = Code and Computers
computer parts = Parts of a Computer
internet safety = Safe on the Internet
binary numbers = Binary and Hexadecimal
science = Astronauts and Rockets
history = Ancient China
geography class 6 = Deserts
plants = Parts of a Plant
parts of plant class 2 = Parts of a Plant
photosynthesis = Photosynthesis
animals = Animal Homes
animal = Animal Homes
baby animals = Baby Animals
dinosaurs = Dinosaur Days
insects = Insects and Spiders
birds = Birds of India
solar system = The Eight Planets
planets = The Eight Planets
isro = India in Space
nasa = Space Missions
volcano = Fire Mountains
volcanoes = Fire Mountains
earthquakes = Earthquakes and Plates
climate change = Climate and Weather
weather = Weather Watch
rivers of india = Rivers of India
mountains = Mountains of India
capitals = Capitals of the World
capital cities of europe = Capitals of Europe
flags = Flags of Asia
world map = Continents and Oceans
latitude longitude = Latitude and Longitude
human body = Human Body Lab
digestive system = Digestion Step by Step
heart = Breathing and Circulation
respiratory system = Breathing and Circulation
five senses = My Five Senses
bones = Bones and Muscles
germs = Germs and Vaccines
cells class 8 = Cells: The Building Blocks
genetics = Genetics and DNA
periodic table = The First 20 Elements
chemistry class 11 = Organic Chemistry Basics
physics class 12 = Electricity and Ohm's Law
electricity class 10 = Electricity and Ohm's Law
magnets = Magnets
light class 7 = Light: Mirrors and Lenses
sound = Sound and Hearing
newton's laws = Forces and Motion
states of matter = States of Matter
simple machines = Simple Machines
pollution = Reduce, Reuse, Recycle
environment day = Reduce, Reuse, Recycle
food chain = Food Chains and Webs
nutrition = Grains, Pulses
multiplication tables = Times Tables
times table 7 = Times Tables 6 to 12
tables class 3 = Skip Counting
division = Long Division
addition class 1 = Add Up to 20
subtraction class 2 = Take Away to 20
decimals = Decimals
percentages = Percentages
profit loss = Profit, Loss and Discount
ratio = Ratio and Proportion
hcf lcm = HCF and LCM
prime numbers = Prime Numbers
integers = Integers
algebra class 7 = Algebraic Expressions
geometry class 6 = Angles and Lines
triangles = Triangles and Quadrilaterals
shapes = Shapes Around Us
symmetry = Symmetry
data handling class 6 = Mean, Median and Mode
statistics = Mean, Median and Mode
probability = Chance and Probability
roman numerals = Roman Numerals
square roots = Powers and Square Roots
clock = Around the Clock
time class 2 = Around the Clock
money class 2 = Rupees and Coins
brain teasers = Brain Teasers
riddles = Party Mathematics
puzzles = Picture Puzzles
logical reasoning = Logic Puzzles
mental maths = Numbers for Adults
भिन्न = Adding Fractions
कक्षा 5 गणित = Decimals
कक्षा 3 विज्ञान = Farm Friends
english grammar class 5 = Verbs and Tenses
grammar = Grammar for Grown-ups
active passive = Active and Passive Voice
direct indirect speech = Direct and Reported Speech
prepositions = Prepositions
idioms = Idioms
synonyms = Synonyms
opposites class 1 = Opposites
plurals = One and Many
spelling bee = Commonly Misspelt Words
phonics = First Sounds
rhyming words = Rhyme Time
figures of speech = Figures of Speech
vocabulary = Word Wizards
fairy tales = Story Land
panchatantra = Panchatantra Tales
ramayana = The Ramayana
mahabharat = The Mahabharata
mythology = Greek Gods
sanskrit = Sanskrit First Words
french = French for Beginners
tamil = Tamil First Words
diwali = Festivals of India
festivals = Festivals of India
first aid = First Aid
good habits = Keeping Clean
traffic rules = Road Signs
good manners = Good Manners
community helpers = My Family and Helpers
transport = Things That Go
music = Music Makers
musical instruments = Music Makers
indian dance = Classical Dances
famous painters = Great Painters
pub quiz = Team Quiz Night
trivia night = Team Quiz Night
quiz for office = Office Warm-Up
team building = Friday Team Quiz
coffee = Coffee, Tea
travel = Travel Smart
wonders of the world = World Landmarks
books and authors = Literature Lounge
inventions = Inventions
scientists = Scientists of India
financial literacy = Saving and Budgeting
trigonometry
polynomials
posh
gdpr
agile
sql
javascript
thirteen colonies
american civil war
tudors
vikings
macbeth
bollywood
oscars
eighties music
halloween
thanksgiving dinner
macroeconomics
double entry
integration by parts
phonics blends long vowels
`
