"""What every game shares and nothing of any one game.

The words of this room and the usual terms: a *step* is a node of the rules' state machine and a *frame* its
activation record; a *cell* is one integer of the state vector; *legal* and *take* are move generation and do-move;
*settle* runs forced moves; a *deal* holds all chance outcomes in advance; *determinized* samples the hidden
information; a *course* is a macro-move; the *ledger* is the event log; a *saying* is a message with arguments (i18n);
a *pack* is the game's data.
"""
