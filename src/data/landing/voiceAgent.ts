import {claims} from '../facts';
import type {LandingPage} from '../schema/landing';

/** /landingpage5 */
export const voiceAgent = {
  surface: 'dark',
  campaign: 'green',
  pageUrl: 'voice agent',
  meta: {
    path: '/landingpage5',
    title: 'Voice agents',
    description:
      'Human-like voice agents that detect purpose, urgency and emotion, book appointments, raise tickets and send updates.',
    heading: 'A voice that hears why people call',
    intro:
      'Human-like voice agents hear what a call is about, how urgent it is and how the caller feels. Then they act.',
    actions: [
      {label: 'Get started', to: 'login'},
      {label: 'What it hears', to: '/landingpage5#call'},
    ],
  },
  scene: 'voice',
  hero: {scene: 'left', notes: ['Purpose, urgency and emotion', 'Appointments, tickets and updates', 'Any language']},
  sections: [
    {
      kind: 'call',
      heading: 'Three sentences, three signals',
      intro: 'Callers do not choose from a menu. They talk, and what matters is between the lines.',
      lines: [
        {
          said: 'It’s about the chairs we ordered for the new office.',
          signal: 'Purpose',
          detected: 'A delivery',
          so: 'The agent looks up the order while the caller goes on talking.',
        },
        {
          said: 'Forty people sit down here tomorrow at nine.',
          signal: 'Urgency',
          detected: 'High',
          so: 'The question of when comes first. Everything else can wait.',
        },
        {
          said: 'And this is the third time that I’m explaining it.',
          signal: 'Emotion',
          detected: 'Frustrated',
          so: 'No script and nothing asked twice: the agent says what it knows already, and what it does next.',
        },
      ],
    },
    {
      kind: 'outcomes',
      heading: 'Done before the call ends',
      intro: 'A call is over when something has happened, not when somebody has taken a note.',
      outcomes: [
        {
          icon: 'calendar',
          title: 'It books the appointment',
          text: 'The agent finds a time that suits both sides and says it back, so that nobody has to call again.',
          slip: {title: 'Appointment', lines: ['Tomorrow, 07:30', 'Delivery of ten chairs', 'Confirmed on the call']},
        },
        {
          icon: 'ticket',
          title: 'It raises the ticket',
          text: 'What needs a person becomes a ticket that holds what was said, so that the person can begin.',
          slip: {title: 'Ticket', lines: ['Ten chairs missing', 'Urgency: high', 'Caller: frustrated']},
        },
        {
          icon: 'chat',
          title: 'It sends the update',
          text: 'What was agreed goes to the caller in writing.',
          slip: {title: 'Message', lines: ['The ten missing chairs arrive tomorrow at 07:30.']},
        },
      ],
    },
    {
      kind: 'video',
      look: 'beside',
      heading: 'One call, start to finish',
      intro: 'The video follows a caller from the first word to the ticket, with what the agent detects on the way.',
      video: {sample: true, title: 'A call, from the first word to the ticket', id: 'ovamai-0005'},
    },
    {
      kind: 'languages',
      heading: 'It speaks any language',
      intro: 'People explain a problem best in the language they think in. One sentence, in eleven of them.',
      sentences: [
        {lang: 'en', name: 'English', sentence: 'I’d like to move my appointment to Thursday.'},
        {lang: 'es', name: 'Spanish', sentence: 'Quisiera cambiar mi cita al jueves.'},
        {lang: 'de', name: 'German', sentence: 'Ich möchte meinen Termin auf Donnerstag verschieben.'},
        {lang: 'el', name: 'Greek', sentence: 'Θα ήθελα να μεταφέρω το ραντεβού μου για την Πέμπτη.'},
        {lang: 'fr', name: 'French', sentence: 'Je voudrais déplacer mon rendez-vous à jeudi.'},
        {lang: 'ar', name: 'Arabic', sentence: 'أود تغيير موعدي إلى يوم الخميس.', rightToLeft: true},
        {lang: 'it', name: 'Italian', sentence: 'Vorrei spostare il mio appuntamento a giovedì.'},
        {lang: 'uk', name: 'Ukrainian', sentence: 'Хочу перенести запис на четвер.'},
        {lang: 'nl', name: 'Dutch', sentence: 'Ik wil mijn afspraak graag verzetten naar donderdag.'},
        {lang: 'tr', name: 'Turkish', sentence: 'Randevumu perşembeye almak istiyorum.'},
        {lang: 'pt', name: 'Portuguese', sentence: 'Gostaria de mudar a minha marcação para quinta-feira.'},
      ],
    },
    {kind: 'testimonials', speed: 'normal'},
    {
      kind: 'tools',
      heading: 'Works with your existing tools',
      tools: ['Zendesk', 'HubSpot', 'Intercom', 'Slack', 'Microsoft Teams', 'Zoom'],
    },
    {
      kind: 'demo',
      heading: 'Hear it take a call',
      intro: 'Tell us what people call you about, and listen to an agent handle it from greeting to ticket.',
    },
  ],
  closing: {
    heading: 'Let an agent pick up the next call',
    text: `Start with the calls that are all alike. ${claims.noCreditCard}.`,
    primary: {label: 'Get started', to: 'login'},
    secondary: {label: 'See it in a demo', to: '/landingpage5#demo'},
  },
} satisfies LandingPage;
