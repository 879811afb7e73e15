import type { DerivedQuiz } from '../../derived-quiz.ts'
import { mathematicsHead } from '../mathematics-head.ts'

export const puzzlesOfProbability: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'puzzles-of-probability',
    quizName: 'Puzzles of Probability',
    quizDescription: 'Birthdays, doors, coins and lotteries: where our feeling for chance goes wrong.',
    cover: 'scene_stage_game-die_crystal-ball',
    ageGroup: '18+',
    classes: [],
    topics: ['probability', 'paradoxes', 'statistics'],
    difficulty: 'hard',
    keyWords: ['Monty Hall', 'birthday problem', 'lottery', 'odds'],
  }),
  seed: 302,
  parts: [],
  written: [
    {
      questionType: 'MCQ',
      questionTitle: 'You throw two dice. Which sum is the likeliest?',
      questionImage: 'row_game-die_game-die.png',
      questionImageAlt: 'Two dice.',
      answerChoices: ['7', '8', '10', '12'],
      correctAnswer: ['7'],
      keepOrder: true,
      answerContent: 'Six of the 36 pairs give 7: 1 + 6, 2 + 5, 3 + 4 and the same the other way round.',
    },
    {
      questionType: 'TRF',
      questionTitle: 'A fair coin has shown heads nine times in a row. The tenth toss is still fifty-fifty.',
      questionImage: 'emoji_coin.png',
      questionImageAlt: 'A gold coin.',
      correctAnswer: ['True'],
      answerContent: 'The coin has no memory. That chance must "even out" at once is called the gambler\'s fallacy.',
    },
    {
      questionType: 'MCQ',
      questionTitle:
        'What is the smallest number of people for which a shared birthday is more likely than not? All 365 days are equally likely, and there are no twins.',
      questionImage: 'emoji_birthday-cake.png',
      questionImageAlt: 'A birthday cake with candles.',
      answerChoices: ['23', '100', '183', '366'],
      correctAnswer: ['23'],
      keepOrder: true,
      answerContent: '23 people make 253 pairs, and each pair has a small chance to match. Together it is about 51%.',
    },
    {
      questionType: 'MCQ',
      questionTitle:
        'A prize is behind one of three doors, each equally likely. You choose one. The host knows where the prize is: he always opens another door with no prize behind it and lets you switch. What gives you the best chance?',
      questionImage: 'row_door_door_door.png',
      questionImageAlt: 'Three closed doors.',
      answerChoices: [
        'Switch to the other door',
        'Stay with your first door',
        'Toss a coin, it is the same',
        'Ask to start once more',
      ],
      correctAnswer: ['Switch to the other door'],
      answerContent:
        'Your first door wins in 1 of 3 games. In the other 2 of 3 the prize is behind the door that the host left closed.',
    },
    {
      questionType: 'FIB',
      questionTitle: 'A pack of 52 cards has four suits of equal size, so each suit has ____ cards.',
      correctAnswer: ['thirteen'],
      answerContent: 'From the ace to the king. So a card drawn by chance is a heart with the probability 13/52 = 1/4.',
      reckoning: '52/4',
    },
    {
      questionType: 'TRF',
      questionTitle:
        'In a lottery of 6 numbers out of 49, the row 1, 2, 3, 4, 5, 6 is less likely to be drawn than any other row.',
      questionImage: 'emoji_ticket.png',
      questionImageAlt: 'A ticket.',
      correctAnswer: ['False'],
      answerContent:
        'Each row is equally unlikely. But many people play this one, so they would have to share the prize.',
    },
    {
      questionType: 'MCQ',
      questionTitle:
        'A drawer holds 10 black and 10 white socks. It is dark. How many must you take to be sure of a pair of one colour?',
      questionImage: 'emoji_socks.png',
      questionImageAlt: 'A pair of socks.',
      answerChoices: ['2', '3', '11', '12'],
      correctAnswer: ['3'],
      keepOrder: true,
      answerContent: 'There are only two colours: of three socks, two must be alike. That is the pigeonhole principle.',
      reckoning: '2+1',
    },
    {
      questionType: 'MTF',
      questionTitle: 'Match each event with fair coins to its probability.',
      correctAnswer: [
        ['One coin, heads', 'Two coins, both heads', 'Three coins, all heads', 'Two coins, at least one head'],
        ['1/2', '1/4', '1/8', '3/4'],
      ],
      answerContent: 'Each further coin halves the chance that all are heads. At least one is all but "no heads".',
      reckoning: '[1/2, 1/4, 1/8, 1-1/4]',
    },
    {
      questionType: 'NQS',
      questionTitle: 'A letter about dice',
      answerChoices: [],
      answerContent:
        'In 1654 Blaise Pascal and Pierre de Fermat wrote letters to each other about how to share the stakes of a game that was broken off. From them grew the theory of chance.',
    },
    {
      questionType: 'MCQ',
      questionTitle:
        'A test is right for 99 of 100 people, ill or healthy. 1 person in 10,000 has the illness. You are picked by chance, and your test is positive. How likely is it that you are ill?',
      questionImage: 'emoji_test-tube.png',
      questionImageAlt: 'A test tube.',
      answerChoices: ['About 1%', 'About 50%', 'About 90%', 'About 99%'],
      correctAnswer: ['About 1%'],
      keepOrder: true,
      answerContent:
        'Of 10,000 people about 100 healthy ones test positive by mistake, and one who is ill. So it is about 1 in 100.',
      slow: true,
    },
    {
      questionType: 'CNT',
      questionTitle:
        'My numbers run from 0 upwards, nearly all of them red or black, and a ball decides. In the long run the house wins. Which casino game am I?',
      correctAnswer: ['roulette'],
      answerContent: 'The zero belongs neither to red nor to black: that small share is what the house lives on.',
    },
    {
      questionType: 'TRF',
      questionTitle:
        'If it rains with a probability of 50% on Saturday and of 50% on Sunday, rain at the weekend is certain.',
      questionImage: 'emoji_umbrella-with-rain-drops.png',
      questionImageAlt: 'An umbrella in the rain.',
      correctAnswer: ['False'],
      answerContent:
        'If the days do not depend on each other, both stay dry with 1/2 × 1/2 = 1/4. So it rains with 75%.',
      reckoning: '1-(1-0.5)*(1-0.5)==1',
    },
    {
      questionType: 'MCQ',
      questionTitle: 'Why do people in a queue so often feel that the other queue is faster?',
      answerChoices: [
        'They notice it when others pass them',
        'Their queue is always longer',
        'Cashiers choose the other queue',
        'Slow people choose the same queue',
      ],
      correctAnswer: ['They notice it when others pass them'],
      answerContent:
        'With three queues, the fastest is another one than yours in 2 of 3 cases. And we forget the days when we passed the others.',
    },
    {
      questionType: 'DND',
      questionTitle: 'Put the events in order, the least likely first.',
      correctAnswer: ['Five heads in five tosses', 'A 6 on one die', 'A heart from a full pack', 'Tails in one toss'],
      answerContent: 'They are 1/32, 1/6, 1/4 and 1/2.',
      reckoning: '[1/2^5, 1/6, 13/52, 1/2]',
    },
    {
      questionType: 'MCQ',
      questionTitle:
        'Very tall people have children who are, on average, a little less tall than they are. What is this effect called?',
      answerChoices: ['Regression to the mean', 'Law of small numbers', 'Butterfly effect', 'Placebo effect'],
      correctAnswer: ['Regression to the mean'],
      answerContent:
        'An extreme result is partly luck, and luck is not repeated. The effect was described for sizes of families in the 19th century.',
    },
    {
      questionType: 'FIB',
      questionTitle: 'An event that cannot happen has the probability ____.',
      correctAnswer: ['zero'],
      answerContent:
        'A certain event has the probability 1, and 0.5 lies in the middle. Nothing is below or above these ends.',
    },
    {
      questionType: 'MCQ',
      questionTitle:
        'At each birth a girl and a boy are equally likely. Of all families that have two children and at least one girl, one is picked by chance. How likely is it that both children are girls?',
      answerChoices: ['1/4', '1/3', '1/2', '2/3'],
      correctAnswer: ['1/3'],
      keepOrder: true,
      answerContent: 'Girl-girl, girl-boy and boy-girl are left, all equally likely. One of these three has two girls.',
      reckoning: 'fraction(1,3)',
    },
  ],
}

export const partyMathematics: DerivedQuiz = {
  head: mathematicsHead({
    quizId: 'party-mathematics',
    quizName: 'Party Mathematics',
    quizDescription: 'Handshakes, cakes, riddles and tricks with numbers: light, quick and without a pencil.',
    cover: 'scene_coral_party-popper_balloon_birthday-cake',
    ageGroup: '18+',
    classes: [],
    topics: ['puzzles', 'mental arithmetic', 'riddles'],
    difficulty: 'easy',
    keyWords: ['game night', 'brain teaser', 'fun', 'guests'],
  }),
  seed: 303,
  parts: [],
  written: [
    {
      questionType: 'MCQ',
      questionTitle:
        'What is the smallest number of straight cuts that can divide a round cake into 8 pieces of equal size? You may cut in any direction.',
      questionImage: 'emoji_birthday-cake.png',
      questionImageAlt: 'A round cake with candles.',
      answerChoices: ['3', '4', '7', '8'],
      correctAnswer: ['3'],
      keepOrder: true,
      answerContent:
        'Two cuts make a cross, and the third one goes level through the middle of the cake. Not everybody gets icing.',
    },
    {
      questionType: 'MCQ',
      questionTitle: 'Six guests meet, and each shakes hands once with each other. How many handshakes is that?',
      questionImage: 'emoji_handshake.png',
      questionImageAlt: 'Hands that shake each other.',
      answerChoices: ['12', '15', '30', '36'],
      correctAnswer: ['15'],
      keepOrder: true,
      answerContent: '5 + 4 + 3 + 2 + 1 = 15: the last guest has already met everybody.',
      reckoning: '6*5/2',
    },
    {
      questionType: 'TRF',
      questionTitle: '111,111,111 × 111,111,111 is 12,345,678,987,654,321.',
      questionImage: 'emoji_exploding-head.png',
      questionImageAlt: 'A face whose head bursts with surprise.',
      correctAnswer: ['True'],
      answerContent: '11 × 11 = 121 and 111 × 111 = 12,321 begin the pattern. Nine ones are as far as it goes.',
      reckoning: 'bignumber(111111111)*bignumber(111111111)==bignumber("12345678987654321")',
    },
    {
      questionType: 'FIB',
      questionTitle:
        'A bat and a ball cost ₹110 together. The bat costs ₹100 more than the ball. The ball costs ____ rupees.',
      questionImage: 'emoji_cricket-game.png',
      questionImageAlt: 'A cricket bat and a ball.',
      correctAnswer: ['five'],
      answerContent: 'With ₹10 the bat would cost ₹110 and both ₹120. With ₹5 it is 5 + 105 = 110.',
      reckoning: '(110-100)/2',
    },
    {
      questionType: 'MCQ',
      questionTitle:
        'A snail climbs 3 m up a wall of 10 m each day and slips down 2 m each night. On which day does it reach the top?',
      questionImage: 'emoji_snail.png',
      questionImageAlt: 'A snail.',
      answerChoices: ['Day 7', 'Day 8', 'Day 9', 'Day 10'],
      correctAnswer: ['Day 8'],
      keepOrder: true,
      answerContent:
        'After 7 days and nights it is at 7 m. On the next day it climbs 3 m and is up: no slipping any more.',
      reckoning: '7+1',
    },
    {
      questionType: 'CNT',
      questionTitle: 'Take away a letter from me and I am even, as a word. As a number I am odd. Which number am I?',
      correctAnswer: ['seven'],
      answerContent: 'Without its S, "seven" reads "even".',
      reckoning: '7',
    },
    {
      questionType: 'TRF',
      questionTitle: 'Half of 2 plus 2 is 3 as well as 2, depending on how you read it.',
      correctAnswer: ['True'],
      answerContent: 'Half of 2, plus 2, is 3. Half of 2 plus 2 together is 2. That is why we have brackets.',
    },
    {
      questionType: 'MTF',
      questionTitle: 'Match each old measure of quantity to its number.',
      correctAnswer: [
        ['A dozen', 'A score', 'A gross', "A baker's dozen"],
        ['12', '20', '144', '13'],
      ],
      answerContent: 'Bakers are said to have added a loaf so that nobody could call them dishonest.',
      reckoning: '[12, 20, 12^2, 12+1]',
    },
    {
      questionType: 'NQS',
      questionTitle: 'A trick for the party',
      answerChoices: [],
      answerContent:
        'Let somebody think of a number, double it, add 10, halve it, and take away the first number. You know the result: it is always 5. (Why? Half of 2x + 10 is x + 5.)',
    },
    {
      questionType: 'MCQ',
      questionTitle:
        'A hen and a half lay an egg and a half in a day and a half. How many eggs does a hen lay in 3 days?',
      questionImage: 'emoji_chicken.png',
      questionImageAlt: 'A hen.',
      answerChoices: ['1', '2', '3', '6'],
      correctAnswer: ['2'],
      keepOrder: true,
      answerContent: 'In a day and a half each hen lays one egg, so in twice that time two.',
      reckoning: '3/1.5',
    },
    {
      questionType: 'MCQ',
      questionTitle:
        'A water lily doubles its area each day and covers the pond on day 30. On which day is half of the pond covered?',
      questionImage: 'emoji_lotus.png',
      questionImageAlt: 'A water flower.',
      answerChoices: ['Day 15', 'Day 20', 'Day 25', 'Day 29'],
      correctAnswer: ['Day 29'],
      keepOrder: true,
      answerContent: 'One day before the end it was half as much. Doubling always surprises at the end.',
      reckoning: '30-1',
    },
    {
      questionType: 'FIB',
      questionTitle: 'You overtake the runner who is third. The number of runners ahead of you is now ____.',
      questionImage: 'emoji_person-running.png',
      questionImageAlt: 'A person who runs.',
      correctAnswer: ['two'],
      answerContent: 'You take the place of the one you pass: now you are third yourself, not second.',
      reckoning: '3-1',
    },
    {
      questionType: 'TRF',
      questionTitle: 'Fold a sheet of paper 10 times, and it would be more than 1,000 layers thick.',
      questionImage: 'emoji_page-facing-up.png',
      questionImageAlt: 'A sheet of paper.',
      correctAnswer: ['True'],
      answerContent: '2 × 2 × ... ten times is 1,024. In practice an ordinary sheet gives up after about seven folds.',
      reckoning: '2^10>1000',
    },
    {
      questionType: 'DND',
      questionTitle: 'Put these number words in order of their length, the one with the fewest letters first.',
      correctAnswer: ['Six', 'Four', 'Eight', 'Eleven'],
      answerContent: 'They have 3, 4, 5 and 6 letters. Four is the only number that is as long as it says.',
    },
    {
      questionType: 'MCQ',
      questionTitle: 'Eight teams play a knock-out cup without draws. How many matches are there?',
      questionImage: 'emoji_trophy.png',
      questionImageAlt: 'A golden cup.',
      answerChoices: ['4', '7', '8', '15'],
      correctAnswer: ['7'],
      keepOrder: true,
      answerContent: 'Each match throws one team out, and all but the winner must go: 8 − 1.',
      reckoning: '4+2+1',
    },
    {
      questionType: 'MCQ',
      questionTitle: 'Why are manhole covers often round?',
      questionImage: 'emoji_hole.png',
      questionImageAlt: 'A dark round hole in the ground.',
      answerChoices: [
        'A round one cannot fall into its hole',
        'A round one is always lighter',
        'Round holes need no digging',
        'Cars prefer to drive over circles',
      ],
      correctAnswer: ['A round one cannot fall into its hole'],
      answerContent: 'A circle is equally wide in all directions. A square cover fits through along its diagonal.',
    },
    {
      questionType: 'MCQ',
      questionTitle: 'What is 25 × 16? There is a quick way.',
      answerChoices: ['360', '400', '410', '425'],
      correctAnswer: ['400'],
      keepOrder: true,
      answerContent: 'Four times 25 is 100, and 16 has four fours: 4 × 100.',
      reckoning: '25*16',
    },
  ],
}
